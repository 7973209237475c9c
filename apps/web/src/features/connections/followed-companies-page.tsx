import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { ChipLink } from '../../ui/base/chip.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { MemberList } from './member-list.tsx'
import { SuggestedCompanies } from './suggestion-list.tsx'

const MOST_SUGGESTED = 12

/** The companies that a professional follows, and suggestions. */
export function FollowedCompaniesPage() {
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead title="Companies you follow" noindex />
      <h1 className="text-h1">Companies you follow</h1>
      <p className="mt-2 max-w-reading text-lead text-muted">And others that might fit.</p>
      <nav aria-label="Parts of your community" className="mt-6 flex flex-wrap gap-2">
        <ChipLink to="/professional/community">Community</ChipLink>
        <ChipLink to="/professional/companies" selected>
          Companies
        </ChipLink>
      </nav>
      <div className="mt-8 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="followed" className="min-w-0">
          <h2 id="followed" className="text-h2">
            Followed
          </h2>
          <div className="mt-4 rounded-card border border-line bg-surface px-4 py-2">
            <MemberList
              list="following"
              of="employer"
              what="Companies you follow"
              empty={
                <EmptyState
                  kind="nothing-yet"
                  heading="h3"
                  title="You follow no company yet"
                  action={<ButtonLink to="/companies">See companies</ButtonLink>}
                >
                  Companies you follow appear here, and their new jobs in your community.
                </EmptyState>
              }
            />
          </div>
        </section>
        <section aria-labelledby="suggested" className="min-w-0">
          <h2 id="suggested" className="text-h2">
            Suggested
          </h2>
          <div className="mt-4">
            <SuggestedCompanies most={MOST_SUGGESTED} />
          </div>
        </section>
      </div>
    </div>
  )
}
