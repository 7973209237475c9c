import type { Person } from '@rise/contract/moderation/shapes'
import { TextLink } from '../../ui/base/link.tsx'

/** Someone's name, which leads to their page unless they are deleted. */
export function PersonLink({ person: { name, role, slug } }: { person: Person }) {
  if (slug === null) return <>{name}</>
  return <TextLink to={role === 'employer' ? `/company/${slug}` : `/professional/${slug}`}>{name}</TextLink>
}
