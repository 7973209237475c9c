import type { AdminDeed } from '@rise/contract/admin/members/shapes'
import { t } from '@rise/texts'
import { Section } from '../../../app/admin/lists/section.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { ActWords, furtherChanges } from './act-words.tsx'

/** Admins' acts on a subject, with the values before and after. */
export function DeedList({ deeds, name }: { deeds: readonly AdminDeed[]; name: string }) {
  return (
    <Section title={t('What admins did')}>
      {deeds.length === 0 ? (
        <p className="text-small text-muted">{t('Nothing yet.')}</p>
      ) : (
        <ul className="flex flex-col gap-2 text-small">
          {deeds.map((deed) => (
            <li key={deed._id}>
              <ActWords of={deed} by={deed.by} subject={name} />
              <span className="block text-muted wrap-break-word">
                {changeOf(deed)}
                <RelativeTime date={deed.at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function changeOf(deed: AdminDeed): string {
  const changes = furtherChanges(deed).map(
    ({ name, before, after }) => `${name}: ${before === undefined ? after : `${before} → ${after}`}`,
  )
  return changes.length > 0 ? `${changes.join(', ')} · ` : ''
}
