import { mayForCompany } from '@rise/contract/companies.policy'
import type { CompanyDesk } from '@rise/contract/company-page'
import { useQuery } from '@tanstack/react-query'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { useApi } from '../../../app/settings.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { companyOptionsQuery } from '../queries.ts'
import { DeskFrame } from './desk-frame.tsx'
import { PageEditor } from './page-editor.tsx'

/** Everything that the page says, in one form. */
export function OverviewPage() {
  return <DeskFrame title="Edit the page">{(desk) => <Editor desk={desk} />}</DeskFrame>
}

function Editor({ desk }: { desk: CompanyDesk }) {
  const principal = principalOf(useSession())
  const { data: options } = useQuery(companyOptionsQuery(useApi()))
  if (mayForCompany(principal, { id: desk._id, teamRole: desk.role }, 'edit-page') !== 'allowed') {
    return (
      <Notice title="Recruiters do not edit the page" live={false}>
        Ask an owner of your team to make you an editor.
      </Notice>
    )
  }
  return options ? <PageEditor key={desk._id} desk={desk} options={options} /> : null
}
