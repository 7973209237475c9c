import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const pendingQueries = { predicate: ({ state }: Query) => state.status === 'pending' }

/**
 * Whether all queries of a page have succeeded or failed once; true from then on. The page's parts appear together,
 * because a part that appeared late would move the parts below it away from the pointer. `hasStarted`: whether the
 * parts are rendered.
 */
export function useAllSettled(hasStarted: boolean): boolean {
  const queryClient = useQueryClient()
  const pendingCount = useIsFetching(pendingQueries)
  const [isSettled, setIsSettled] = useState(false)
  // By now, the parts have started their queries, because their effects run before this one.
  useEffect(() => {
    if (hasStarted && pendingCount === 0 && queryClient.isFetching(pendingQueries) === 0) setIsSettled(true)
  })
  return isSettled
}
