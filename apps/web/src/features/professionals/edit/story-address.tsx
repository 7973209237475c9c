import { useQueryClient } from '@tanstack/react-query'
import { AddressForm } from '../../../app/address-form.tsx'
import { invalidate } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'

/** The address of the member's story. */
export function StoryAddress({ slug }: { slug: string }) {
  const api = useApi()
  const session = useSessionStore()
  const queryClient = useQueryClient()

  async function save(newSlug: string): Promise<string> {
    const { result } = await api('PUT /api/v1/story/address', { body: { slug: newSlug } })
    await Promise.all([session.check(), invalidate(queryClient, ['GET /api/v1/story', 'GET /api/v1/story/preview'])])
    return result.slug
  }
  return (
    <div className="mt-6">
      <AddressForm slug={slug} base="/professional" save={save} />
    </div>
  )
}
