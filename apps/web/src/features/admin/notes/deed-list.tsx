import { adminActs } from '@rise/contract/admin/acts'
import type { AdminDeed } from '@rise/contract/admin/members/shapes'
import { Section } from '../../../app/admin/lists/section.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { changesOf } from './change-words.ts'

/** Admins' acts on a subject, with the values before and after. */
export function DeedList({ deeds, name }: { deeds: readonly AdminDeed[]; name: string }) {
  return (
    <Section title="What admins did">
      {deeds.length === 0 ? (
        <p className="text-small text-muted">Nothing yet.</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {deeds.map(({ _id, by, act, at, before, after }) => (
            <li key={_id}>
              <span className="font-medium">{by}</span> {adminActs[act] ?? act} {name}
              <span className="block text-muted wrap-anywhere">
                {changeOf(before, after)}
                <RelativeTime date={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function changeOf(before: AdminDeed['before'], after: AdminDeed['after']): string {
  const changes = changesOf(before, after).map((change) => `${change.name}: ${change.before} → ${change.after}`)
  return changes.length > 0 ? `${changes.join(', ')} · ` : ''
}
