import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../app/settings.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import { MemberItem } from './member-item.tsx'
import { OnItsWay } from './on-its-way.tsx'
import { type MemberRole, suggestionsQuery } from './queries.ts'

/** Members to follow, each with the reason. */
export function SuggestionList({ of, most }: { of?: MemberRole; most: number }) {
  return (
    <OnItsWay asked={useQuery(suggestionsQuery(useApi(), of))} what="Suggestions">
      {(suggestions) =>
        suggestions.length === 0 ? (
          <p className="text-muted">
            Nobody to suggest at the moment. Look around among the <TextLink to="/companies">companies</TextLink>.
          </p>
        ) : (
          <Card>
            <ul aria-label="Suggestions" className="flex flex-col gap-4">
              {suggestions.slice(0, most).map(({ member, reason }) => (
                <li key={member._id}>
                  <MemberItem member={member} note={sentence(reason)} />
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </OnItsWay>
  )
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
