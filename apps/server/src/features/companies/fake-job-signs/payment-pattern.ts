/**
 * Payments that fake jobs demand of applicants. Omits payments that genuine companies mention because they deal in
 * them.
 */
const costs = [
  '(?:registration|training|course|processing|application|administration|admin|onboarding|security|enrol?ment|starter|visa|',
  'work permit|background[- ]check|certification|certificate|activation|refundable|upfront|up-front|one-time|equipment)',
  '[- ](?:fees?|deposits?|costs?|charges?|payments?|kits?|packs?|package)|fees? for the (?:training|background check|visa)|',
  'gift ?cards?|bitcoin|usdt|crypto(?:currency)?|deposit',
].join('')
const sums = '(?:[€$£]|eur|usd|gbp)\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[€$£]|eur|usd|gbp)'
const beforehand =
  '(?:before|up ?front|up-front|in advance|prior to|first|to (?:start|begin|secure|confirm|reserve|apply|get|join))'
const pays = '(?:pay|send|transfer|deposit|wire|purchase|buy)'
const you = [
  '\\b(?:you|applicants?|candidates?|new (?:hires|starters|joiners|staff|employees))',
  "(?:[’']ll| will| must| should| may)?(?: (?:only|simply|first|just|then|also))*",
  '(?: (?:have|need|are (?:asked|required|expected)) to)?(?: (?:first|only|just))* ',
].join('')

const costsDe = [
  '(?:registrierungs|schulungs|bearbeitungs|anmelde|aufnahme|verwaltungs|vermittlungs|trainings|lizenz|ausbildungs|bewerbungs|',
  'einarbeitungs)(?:gebühr(?:en)?|kosten|pauschale)|kaution|starter-?(?:paket|kit|set)|vorkasse|gutscheinkarten|geschenkkarten|',
  'bitcoins?|krypto\\w*',
].join('')
const paysDe = [
  '(?:zahlen|zahlst|zahlt|bezahlen|bezahlst|überweisen|überweise|überweist|entrichten|hinterlegen|vorstrecken|kaufen|kaufst|',
  'erwerben|fällig|vorab zu leisten)',
].join('')

/** Sentences that ask applicants to pay. */
export const payment: readonly RegExp[] = [
  new RegExp(`${you}${pays}\\b.{0,40}\\b(?:${costs})\\b.{0,60}`, 'iu'),
  new RegExp(`${you}${pays}\\b.{0,20}(?:${sums}).{0,60}\\b${beforehand}\\b`, 'iu'),
  new RegExp(
    `(?:^|\\b(?:please|kindly|then|and|just|simply) )${pays}\\b.{0,40}\\b(?:${costs})\\b.{0,40}\\b${beforehand}\\b`,
    'iu',
  ),
  new RegExp(
    `(?:^|\\b(?:please|kindly|just|simply) )(?:send|transfer|wire|pay)\\b.{0,20}(?:${sums}).{0,60}\\b${beforehand}\\b`,
    'iu',
  ),
  new RegExp(
    `\\b(?:a|an|the|one|small)\\b.{0,30}\\b(?:${costs})\\b.{0,40}\\b(?:is|must be|has to be|will be) (?:required|due|payable|paid|charged)\\b`,
    'iu',
  ),
  /\b(?:please|kindly|you(?:['’]ll| will| must)?) (?:buy|purchase|send) .{0,30}\bgift ?cards?\b/iu,
  /\bdeposit (?:the|our|a) che(?:ck|que)\b.{0,60}\b(?:send|forward|transfer|wire)\b/iu,
  new RegExp(`(?:${costsDe})(?![\\p{L}-]).{0,60}${paysDe}(?!\\p{L})`, 'iu'),
  new RegExp(
    `(?<!\\p{L})(?:sie|du|ihr|bitte|bewerber(?:innen)?|bewerbende)(?!\\p{L}).{0,60}${paysDe}(?!\\p{L}).{0,60}(?:${costsDe})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})${paysDe}(?!\\p{L}) (?:sie|du|bitte).{0,50}(?:${costsDe})`, 'iu'),
]

/**
 * Words that make a sentence about paying harmless: it is about other people's payments, or says that there are none.
 */
export const notPayment: readonly RegExp[] = [
  /\b(?:never|no (?:registration |training |application |hidden |upfront )*(?:fees?|costs?|payments?|deposits?)|(?:not|n['’]t) (?:ask|charge|pay|need|have|required)|without any (?:fees?|costs?)|free of charge|we(?:['’]ll| will)? (?:pay|cover|reimburse|refund)|beware|scam)/iu,
  /\b(?:customers?|merchants?|users?|clients?|tenants?|consumers?|shoppers?|sellers?)\b/iu,
  /(?<!\p{L})(?:kein\p{L}*|nie|niemals|kostenlos\p{L}*|kostenfrei\p{L}*|nicht|wir (?:übernehmen|zahlen|bezahlen|erstatten)|kund\p{L}*|händler\p{L}*|mieter\p{L}*|nutzer\p{L}*|mandant\p{L}*|mandat\p{L}*)(?!\p{L})/iu,
]

/** A text without any of these words needs no further check. */
export const paymentHint =
  /fee|deposit|cost|charge|payment|kit|pack|gift ?card|bitcoin|usdt|crypto|[€$£]|eur|usd|gbp|gebühr|kosten|pauschale|kaution|starter|vorkasse|karten|krypto/i
