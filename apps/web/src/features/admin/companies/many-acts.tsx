import type { ComponentProps } from 'react'
import {
  type Chosen,
  NotifyDialog,
  ManyActs as OfList,
  PlanDialog,
  ReasonDialog,
  TagDialog,
} from '../lists/many-acts.tsx'
import type { ManyThings } from '../lists/many-dialog.tsx'
import type { CompanyFilter } from './queries.ts'

type ListProps = Omit<ComponentProps<typeof OfList<CompanyFilter>>, 'things' | 'children'>

interface Props extends ListProps {
  readonly maySetPlans: boolean
  readonly mayNotify: boolean
}

/** What an admin does to many companies. */
export function ManyActs({ maySetPlans, mayNotify, ...list }: Props) {
  return (
    <OfList {...list} things={['company', 'companies']}>
      {(body, whom) => <Acts {...{ body, whom, maySetPlans, mayNotify }} />}
    </OfList>
  )
}

interface ActsProps extends Pick<Props, 'maySetPlans' | 'mayNotify'> {
  readonly body: Chosen<CompanyFilter>
  readonly whom: ManyThings
}

function Acts({ body, whom, maySetPlans, mayNotify }: ActsProps) {
  return (
    <>
      <TagDialog
        whom={whom}
        description="Only admins see tags."
        act={(api, input) => api('PUT /api/v1/admin/companies-tags', { body: { ...body, ...input } })}
      />
      {mayNotify ? (
        <NotifyDialog
          whom={whom}
          description="Goes to their teams at once, and can’t be taken back. Companies without a team are skipped."
          act={(api, input) => api('POST /api/v1/admin/companies-notifications', { body: { ...body, ...input } })}
        />
      ) : null}
      {maySetPlans ? (
        <PlanDialog
          whom={whom}
          description="The plan is everyone’s who acts for a company."
          act={(api, input) => api('PUT /api/v1/admin/companies-plan', { body: { ...body, ...input } })}
        />
      ) : null}
      <ReasonDialog
        whom={whom}
        verb="Hide"
        said="hidden"
        hint="Only admins read it."
        description="Takes their pages and jobs off the site until you show them again."
        act={(api, input) => api('PUT /api/v1/admin/companies-hiding', { body: { ...body, ...input } })}
      />
    </>
  )
}
