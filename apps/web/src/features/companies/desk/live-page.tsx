import { industriesInWords } from '@rise/contract/catalogs/industries/words'
import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import { teamSizeWords } from '@rise/contract/companies/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { Facts } from '../../../ui/base/facts.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { LiveFrame } from '../../../ui/layout/live-frame.tsx'
import { DrawnCover } from '../../../ui/marks/drawn-cover.tsx'
import type { PageValues } from '../page-fields.tsx'

interface Props {
  readonly values: PageValues
  readonly options: CompanyOptions
}

const WIDTH = 480
const HEIGHT = WIDTH / 4
const coverClass = 'h-[7.5rem] w-full'

/** The top of the viewer's own company page, next to its form. */
export function LivePage({ values, options }: Props) {
  const logo = useCurrentUser()?.photo ?? null
  const { data: pictures } = useQuery(queryOf(useApi(), 'GET /api/v1/account/pictures'))
  // Typing takes precedence over rendering the preview.
  const { companyName, tagline, story, industries, teamSize, places, values: beliefs } = useDeferredValue(values)
  const name = companyName || t('Company name')
  const drawn = <DrawnCover name={name} logo={logo} className={coverClass} />
  const size = options.teamSizes.find(({ code }) => code === teamSize)?.label
  return (
    <LiveFrame>
      {pictures?.cover ? (
        <Picture
          src={pictures.cover}
          width={WIDTH}
          height={HEIGHT}
          className={`${coverClass} cover-picture object-cover`}
          fallback={drawn}
        />
      ) : (
        drawn
      )}
      <div className="px-6 pb-6">
        <span className="relative -mt-8 inline-block rounded-card bg-surface p-1">
          <LogoMark name={name} logo={logo} size={64} />
        </span>
        <p className="mt-2 text-h3 font-semibold break-words">{name}</p>
        <p className="mt-1 break-words text-muted">{tagline || t('What you do and for whom')}</p>
        <p className="mt-2 text-small text-muted">
          <Facts>
            {industriesInWords(options.industries).find(({ slug }) => slug === industries[0])?.name}
            {places[0]}
            {size === undefined ? null : teamSizeWords(size)}
          </Facts>
        </p>
        {story ? (
          <div
            className="prose mt-4 line-clamp-[7] text-small"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the editor, which allows only its own nodes
            dangerouslySetInnerHTML={{ __html: story }}
          />
        ) : (
          <p className="mt-4 text-small text-subtle">{t('Your story appears here while you write.')}</p>
        )}
        {beliefs.length > 0 ? (
          <div className="mt-4">
            <ChipList chips={beliefs} />
          </div>
        ) : null}
      </div>
    </LiveFrame>
  )
}
