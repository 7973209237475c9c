/**
 * What fake jobs often ask for: a payment before work starts, talking on a messenger elsewhere, unpaid trial work, or an
 * answer to an email address that isn't the company's.
 */
export const signKinds = ['payment', 'messenger', 'unpaid-trial', 'other-mail'] as const
export type SignKind = (typeof signKinds)[number]

/** What a text with a sign does, after "This posting" or "This message". */
export const signWords: Readonly<Record<SignKind, string>> = {
  payment: 'asks for a payment before work starts',
  messenger: 'asks you to talk on a messenger outside this site',
  'unpaid-trial': 'mentions unpaid trial work',
  'other-mail': 'gives an email address that isn’t at the company’s domain',
}
