import type { MemberCard } from '@rise/contract/connections/shapes'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { useCurrentUser } from '../../app/session/use-session.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { MemberItem } from './cards/member-item.tsx'
import { LoadingPart } from './loading-part.tsx'

/** Professionals to follow, each with the reason: those of their directory, without those shown on the same page. */
export function SuggestedPeople({ most, except = [] }: { most: number; except?: readonly MemberCard[] }) {
  const isCompany = useCurrentUser()?.role === 'employer'
  return (
    <LoadingPart
      query={useQuery(queryOf(useApi(), 'GET /api/v1/professionals/suggestions'))}
      label={t('People you may know')}
      failed={t('Couldn’t load people you may know')}
    >
      {(suggestions) => {
        const people = suggestions.filter(({ member }) => !except.some(({ _id }) => _id === member._id))
        return people.length === 0 ? (
          <p className="text-muted">
            {isCompany
              ? t('No suggestions yet. People who follow you or are near you will appear here.')
              : t('No suggestions yet. People who share your location, workplace or skills will appear here.')}{' '}
            <TextLink to="/professionals">{t('See all professionals')}</TextLink>
          </p>
        ) : (
          <SuggestionItem label={t('People you may know')} suggestions={people.slice(0, most)} />
        )
      }}
    </LoadingPart>
  )
}

/** Companies to follow, each with the reason. */
export function SuggestedCompanies({ most }: { most: number }) {
  return (
    <LoadingPart
      query={useQuery(queryOf(useApi(), 'GET /api/v1/connections/suggestions'))}
      label={t('Suggested companies')}
      failed={t('Couldn’t load suggested companies')}
    >
      {(companies) =>
        companies.length === 0 ? (
          <p className="text-muted">
            {rich('None at the moment. Look around among the <link>companies</link>.', {
              link: (text) => <TextLink to="/companies">{text}</TextLink>,
            })}
          </p>
        ) : (
          <SuggestionItem label={t('Suggested companies')} suggestions={companies.slice(0, most)} />
        )
      }
    </LoadingPart>
  )
}

interface SuggestedProps {
  readonly label: string
  readonly suggestions: readonly { readonly member: MemberCard; readonly reason: string }[]
}

function SuggestionItem({ label, suggestions }: SuggestedProps): ReactNode {
  return (
    <ul aria-label={label} className="rows">
      {suggestions.map(({ member, reason }) => (
        <li key={member._id} className="row">
          <MemberItem member={member} note={sentence(reason)} />
        </li>
      ))}
    </ul>
  )
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
