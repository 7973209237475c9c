import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { presentVersion, queryOf } from '../../../../app/base/query.ts'
import { useApi } from '../../../../app/base/settings.tsx'
import { FailedBlock } from '../../../../ui/base/failed-block.tsx'
import { ColorCard } from './color-card.tsx'
import { LogoCard } from './logo-card.tsx'
import { NameCard } from './name-card.tsx'

/** The installation's look: its name, its logo and its color. */
export function BrandAdmin() {
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(useApi(), 'GET /api/v1/admin/brand', {}, presentVersion),
  )
  if (isError && !data) {
    return <FailedBlock title={t('Couldn’t load the name')} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!data) return null
  return (
    <>
      <Part id="name-title" title={t('Name')} text={t('Everyone sees a change at once.')}>
        <NameCard brand={data} />
      </Part>
      <Part id="logo-title" title={t('Logo')} text={t('Pages, emails and link previews show it in place of our mark.')}>
        <LogoCard brand={data} />
      </Part>
      <Part
        id="color-title"
        title={t('Colour')}
        text={t('One colour. We make the shades for light and dark pages from it.')}
      >
        <ColorCard brand={data} />
      </Part>
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Part({ id, title, text, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className="mb-3 text-small text-muted">{text}</p>
      {children}
    </section>
  )
}
