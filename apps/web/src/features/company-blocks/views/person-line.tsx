import type { NamedPerson } from '@rise/contract/company-blocks/shapes'
import { TextLink } from '../../../ui/base/link.tsx'
import { Avatar } from '../../../ui/marks/avatar.tsx'

/** A person named on the page, with a link to their story. */
export function PersonLine({ person, role }: { person: NamedPerson; role?: string }) {
  const { name, slug, photo, headline } = person
  const line = role || headline
  return (
    <p className="flex items-center gap-3">
      <Avatar name={name} photo={photo ?? undefined} size={48} />
      <span className="min-w-0">
        <TextLink look="plain" to={`/professional/${slug}`} className="font-semibold break-words">
          {name}
        </TextLink>
        {line ? <span className="block text-small break-words text-muted">{line}</span> : null}
      </span>
    </p>
  )
}
