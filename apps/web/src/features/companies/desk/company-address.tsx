import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { AddressForm } from '../../../app/address-form.tsx'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'

/** A form for the address of the company's page; the desk's own address changes with it. */
export function CompanyAddress({ slug }: { slug: string }) {
  const api = useApi()
  const session = useSessionStore()
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  async function save(newSlug: string): Promise<string> {
    const { result } = await api('PUT /api/v1/companies/{slug}/address', { params: { slug }, body: { slug: newSlug } })
    void session.check()
    await invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk'])
    await navigate(`/company/${result.slug}/edit`, { replace: true })
    return result.slug
  }
  return <AddressForm slug={slug} base="/company" save={save} />
}
