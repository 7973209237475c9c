import { entryPath } from '@rise/contract/onboarding/kinds'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { onboardingQuery } from './queries.ts'

/** Returns the path of the member's unfinished onboarding; null if there is none, and undefined until known. */
export function useUnfinishedOnboarding(): string | null | undefined {
  const { data, isPending } = useQuery(onboardingQuery(useApi()))
  if (isPending) return undefined
  return data && data.version > 0 ? entryPath(data.entry) : null
}
