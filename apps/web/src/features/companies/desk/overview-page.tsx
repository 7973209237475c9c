import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { neverStale, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { useWide } from '../../../ui/layout/use-wide.ts'
import { AccountPictures } from '../../pictures/index.ts'
import { NotYourPage } from '../not-your-page.tsx'
import { useTeamMay } from '../use-team-may.ts'
import { DeskFrame } from './desk-frame.tsx'
import { GallerySection } from './gallery-section.tsx'
import { LivePage } from './live-page.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageProgress } from './page-progress.tsx'

/** All fields of the page, in one form, then its pictures. */
export function OverviewPage() {
  return <DeskFrame title={t('Edit page')}>{(desk) => <Editor desk={desk} />}</DeskFrame>
}

function Editor({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const user = useCurrentUser()
  const isWide = useWide()
  const { data: options } = useQuery(queryOf(useApi(), 'GET /api/v1/company-options', {}, neverStale))
  if (!may('edit-page')) return <NotYourPage slug={desk.slug} />
  if (!options) return null
  // Pictures always belong to the company that the viewer acts for.
  const isOwn = user?._id === desk._id
  return (
    <PageEditor
      key={desk._id}
      desk={desk}
      options={options}
      pictures={
        isOwn ? (
          <>
            <Card as="section" aria-labelledby="logo-and-cover" className="flex flex-col gap-6">
              <h2 id="logo-and-cover" className="scroll-mt-24 text-h3">
                {t('Logo and cover')}
              </h2>
              <AccountPictures />
            </Card>
            <GallerySection desk={desk} />
          </>
        ) : null
      }
      beside={(values) =>
        isWide ? (
          <div className="sticky top-[calc(var(--top-bar)+1.5rem)] flex h-fit min-w-0 flex-col gap-4">
            {/* Only the company's own account can load its pictures. */}
            {isOwn ? <LivePage values={values} options={options} /> : null}
            <PageProgress desk={desk}>
              <TextLink to={`/company/${desk.slug}`} className="text-small">
                {t('View page')}
              </TextLink>
            </PageProgress>
          </div>
        ) : null
      }
    />
  )
}
