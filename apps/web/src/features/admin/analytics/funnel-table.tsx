import { MOST_FOLLOWED } from '@rise/contract/admin/analytics/limits'
import type { Analytics } from '@rise/contract/admin/analytics/shapes'
import { formatInteger } from '@rise/contract/words'
import { type Message, msg, t } from '@rise/texts'
import { Bar } from './named-table.tsx'
import { percentOf } from './period-words.ts'

const steps: readonly (readonly [step: keyof Analytics['funnel'], name: Message])[] = [
  ['signedUp', msg('Signed up')],
  ['beganStory', msg('Began their story')],
  ['applied', msg('Applied for a job')],
  ['hired', msg('Were hired')],
]

interface Props {
  /** A browser counts once a day, so the members below are not a share of the visits. */
  readonly visitors: number
  readonly funnel: Analytics['funnel']
}

/** The number of visits, and the steps that new members reached. */
export function FunnelTable({ visitors, funnel }: Props) {
  const { signedUp } = funnel
  return (
    <>
      <p className="text-small text-muted">
        {signedUp === MOST_FOLLOWED
          ? t(
              'The newest {most} members who signed up in these days, and what they’ve done since. Deleted accounts aren’t counted.',
              { most: formatInteger(MOST_FOLLOWED) },
            )
          : t('Members who signed up in these days, and what they’ve done since. Deleted accounts aren’t counted.')}
      </p>
      <table className="facts-table">
        <thead>
          <tr>
            <th scope="col">{t('Step', 'of a path')}</th>
            <th scope="col" className="figures">
              {t('Count', 'a noun: how many')}
            </th>
            <th scope="col" className="figures">
              {t('Of sign-ups')}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('Visited, per browser and day')}</th>
            <td className="figures whitespace-nowrap">{formatInteger(visitors)}</td>
            <td className="figures">–</td>
          </tr>
          {steps.map(([step, name]) => (
            <tr key={step}>
              <th scope="row">
                {t(name)}
                <Bar share={funnel[step] / Math.max(1, signedUp)} />
              </th>
              <td className="figures whitespace-nowrap">{formatInteger(funnel[step])}</td>
              <td className="figures">{percentOf(funnel[step], signedUp)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
