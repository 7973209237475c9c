import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'

/** Whether there are conversations from an earlier plan; undefined until known. */
export function useHasConvos(enabled: boolean): boolean | undefined {
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['convos', 'any'],
    queryFn: async () => {
      const { items, pinned } = (await api('GET /api/v1/convos', { query: {} })).result
      return items.length + pinned.length > 0
    },
    enabled,
  })
  return isError ? false : data
}
