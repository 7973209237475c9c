import type { ReplyOf } from '@rise/contract/contract'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'

export type SiteReading = ReplyOf<'POST /api/v1/companies/{slug}/site-reading'>['result']

/**
 * The result of reading the company's own site, shared by all steps until the app is closed; `read` starts the reading.
 */
export function useSiteReading(slug: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const queryKey = ['company-site', slug]
  const cacheForever = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }
  const { data: found } = useQuery<SiteReading>({ queryKey, queryFn: skipToken, ...cacheForever })
  const read = useMutation({
    mutationFn: async (website: string) =>
      (await api('POST /api/v1/companies/{slug}/site-reading', { params: { slug }, body: { website } })).result,
    onSuccess: (result) => queryClient.setQueryData(queryKey, result),
  })
  return { found, read }
}
