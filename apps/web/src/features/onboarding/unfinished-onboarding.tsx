import { entryPath } from '@rise/contract/onboarding/kinds'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/base/settings.tsx'
import { cx } from '../../ui/base/class-names.ts'
import { TextLink } from '../../ui/base/link.tsx'
import { onboardingQuery } from './queries.ts'

/** For the owner: a link back to an unfinished onboarding; nothing if there is none. */
export function UnfinishedOnboarding({ className }: { className?: string }) {
  const { data } = useQuery(onboardingQuery(useApi()))
  if (!data || data.version === 0) return null
  return (
    <p className={cx('text-small', className)}>
      <TextLink to={entryPath(data.entry)}>Continue where you left off</TextLink>: a few questions are still open.
    </p>
  )
}
