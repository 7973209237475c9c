import type { AdminClaim } from '@rise/contract/missions/admin/shapes'
import { claimStateNames, illustrationStyleNames } from '@rise/contract/missions/words'
import { t } from '@rise/texts'
import { rich } from '@rise/texts/rich'
import { keepPrevious, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { StateList } from '../../../app/lists/state-list.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Picture } from '../../../ui/base/picture.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { MemberLink } from '../../connections/index.ts'
import { AnswerForm } from './answer-form.tsx'

/** Members' claims of rewards, with the admins' answers. */
export function ClaimQueue() {
  const api = useApi()
  return (
    <StateList
      label={t('Claims')}
      failed={t('Couldn’t load the claims')}
      states={claimStateNames}
      searchLabel={t('Member’s name')}
      queryOf={(query) => queryOf(api, 'GET /api/v1/admin/reward-claims', { query }, keepPrevious)}
      nothing={(state) => (state === 'waiting' ? t('No claims waiting.') : t('No claims found.'))}
    >
      {(claims) => (
        <ul className="flex flex-col gap-2">
          {claims.map((claim) => (
            <Claim key={claim._id} claim={claim} />
          ))}
        </ul>
      )}
    </StateList>
  )
}

function Claim({ claim }: { claim: AdminClaim }) {
  const { member, title, state, picture, answer, link, claimedAt } = claim
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold wrap-anywhere">
          {rich('{reward} for {name}', { reward: title, name: <MemberLink member={member} /> })}
        </p>
        <p className="text-small text-subtle">{rich('Claimed {when}', { when: <RelativeTime date={claimedAt} /> })}</p>
      </div>
      <ClaimDetails claim={claim} />
      {picture ? (
        <Picture
          src={picture}
          alt={claim.wish.drawn ? t('The illustration') : t('The photo to draw from')}
          width={192}
          height={Math.round((192 * picture.height) / picture.width)}
          className="w-[12rem] max-w-full rounded-card bg-raised"
          fallback={null}
        />
      ) : null}
      {answer === '' ? null : <p className="text-muted wrap-anywhere whitespace-pre-line">{answer}</p>}
      {link === '' ? null : (
        <p className="text-small wrap-anywhere">
          <TextLink to={link}>{link}</TextLink>
        </p>
      )}
      {state === 'waiting' ? <AnswerForm claim={claim} /> : null}
    </Card>
  )
}

/** The details of a claim. */
function ClaimDetails({ claim: { wish } }: { claim: AdminClaim }) {
  const { style, drawn, times, zone, headline, words } = wish
  const facts: readonly (readonly [string, string])[] = [
    ...(drawn ? [[t('How', 'a reward was made'), t('Composed at once')] as const] : []),
    ...(style ? [[t('Style'), t(illustrationStyleNames[style])] as const] : []),
    ...(times ? [[t('Times', 'to meet'), times.map((time) => time.replace('T', ' ')).join(', ')] as const] : []),
    ...(zone ? [[t('Time zone'), zone] as const] : []),
    ...(headline ? [[t('Headline', 'of an article'), headline] as const] : []),
    ...(words === '' ? [] : [[t('Words'), words] as const]),
  ]
  return (
    <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-subtle">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
