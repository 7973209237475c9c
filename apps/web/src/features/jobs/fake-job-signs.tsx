import type { FakeJobSignKind } from '@rise/contract/jobs/kinds'
import type { FakeJobSign } from '@rise/contract/jobs/shapes'
import { msg, type Pattern, t } from '@rise/texts'

const signTexts: Readonly<Record<FakeJobSignKind, Pattern>> = {
  payment: msg(
    '{subject, select, posting {This posting} other {This message}} asks for a payment before work starts: “{quote}”',
  ),
  messenger: msg(
    '{subject, select, posting {This posting} other {This message}} asks you to talk on a messenger outside this site: “{quote}”',
  ),
  'unpaid-trial': msg(
    '{subject, select, posting {This posting} other {This message}} mentions unpaid trial work: “{quote}”',
  ),
  'other-mail': msg(
    '{subject, select, posting {This posting} other {This message}} gives an email address that isn’t at the company’s domain: “{quote}”',
  ),
}

/** Typical signs of fake jobs in a posting or message, each with the words that show it: evidence, not a verdict. */
export function FakeJobSigns({ signs, subject }: { signs: readonly FakeJobSign[]; subject: 'posting' | 'message' }) {
  return (
    <>
      <ul className="flex flex-col gap-1">
        {signs.map(({ kind, words: quote }) => (
          <li key={kind} className="wrap-anywhere">
            {t(signTexts[kind], { subject, quote })}
          </li>
        ))}
      </ul>
      <p className="mt-1">{t('There may be a good reason. Ask before you share money or data.')}</p>
    </>
  )
}
