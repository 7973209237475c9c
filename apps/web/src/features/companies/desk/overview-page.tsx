import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { useQuery } from '@tanstack/react-query'
import { neverStale, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useCurrentUser } from '../../../app/session/use-session.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { AccountPictures } from '../../pictures/index.ts'
import { NotYourPage } from '../not-your-page.tsx'
import { useTeamMay } from '../use-team-may.ts'
import { DeskFrame } from './desk-frame.tsx'
import { GallerySection } from './gallery-section.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageProgress } from './page-progress.tsx'

/** All fields of the page, in one form. */
export function OverviewPage() {
  return <DeskFrame title="Edit page">{(desk) => <Editor desk={desk} />}</DeskFrame>
}

function Editor({ desk }: { desk: CompanyDesk }) {
  const may = useTeamMay(desk)
  const user = useCurrentUser()
  const { data: options } = useQuery(queryOf(useApi(), 'GET /api/v1/company-options', {}, neverStale))
  if (!may('edit-page')) return <NotYourPage slug={desk.slug} />
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-6">
        {/* Pictures always belong to the company that the viewer acts for. */}
        {user?._id === desk._id ? (
          <Card
            as="section"
            aria-labelledby="logo-and-cover"
            className="flex w-full max-w-feed scroll-mt-24 flex-col gap-4"
          >
            <h2 id="logo-and-cover" className="scroll-mt-24 text-h3">
              Logo and cover
            </h2>
            <AccountPictures />
          </Card>
        ) : null}
        {user?._id === desk._id ? <GallerySection desk={desk} /> : null}
        {options ? <PageEditor key={desk._id} desk={desk} options={options} /> : null}
      </div>
      <div className="max-lg:hidden">
        <div className="sticky top-24 max-w-sheet">
          <PageProgress desk={desk}>
            <TextLink to={`/company/${desk.slug}`} className="text-small">
              View page
            </TextLink>
          </PageProgress>
        </div>
      </div>
    </div>
  )
}
