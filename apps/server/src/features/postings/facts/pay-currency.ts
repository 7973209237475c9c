/** Marks that always mean one currency. They are matched in exactly this spelling and case. */
const marks: readonly (readonly [mark: string, currency: string])[] = [
  ['US$', 'USD'],
  ['USD$', 'USD'],
  ['U$S', 'USD'],
  ['CA$', 'CAD'],
  ['CAD$', 'CAD'],
  ['C$', 'CAD'],
  ['AU$', 'AUD'],
  ['A$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['NT$', 'TWD'],
  ['R$', 'BRL'],
  ['MX$', 'MXN'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₦', 'NGN'],
  ['₱', 'PHP'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['₺', 'TRY'],
  ['₴', 'UAH'],
  ['₡', 'CRC'],
  ['zł', 'PLN'],
  ['zl', 'PLN'],
  ['Kč', 'CZK'],
  ['RMB', 'CNY'],
  ['Euros', 'EUR'],
  ['euros', 'EUR'],
  ['Euro', 'EUR'],
  ['euro', 'EUR'],
  ['人民币', 'CNY'],
  ['元', 'CNY'],
  ['円', 'JPY'],
  ['원', 'KRW'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
]

/** Marks that several countries share. The job's places decide which currency a mark means. */
const sharedMarks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    ...{ US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', MX: 'MXN', CO: 'COP', CL: 'CLP' },
    ...{ AR: 'ARS', PR: 'USD', EC: 'USD', SV: 'USD' },
  },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  '¥': { JP: 'JPY', CN: 'CNY' },
  R: { ZA: 'ZAR' },
  Rs: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
}

/** Rough units of a currency per US dollar, to reject impossible pay. */
const magnitude: Readonly<Record<string, number>> = {
  ...{ USD: 1, EUR: 1, GBP: 0.8, CHF: 1, CAD: 1.4, AUD: 1.5, NZD: 1.7, SGD: 1.3, HKD: 8, TWD: 32, JPY: 150, CNY: 7 },
  ...{ SEK: 10, NOK: 10, DKK: 7, ISK: 138, PLN: 4, CZK: 23, HUF: 360, RON: 4.6, BGN: 1.8, RSD: 108, UAH: 41, TRY: 35 },
  ...{ INR: 85, PKR: 280, LKR: 300, BDT: 120, NPR: 136, KRW: 1350, VND: 25000, IDR: 16000, THB: 34, MYR: 4.4, PHP: 57 },
  ...{ BRL: 5.5, MXN: 18, COP: 4100, CLP: 950, ARS: 1000, PEN: 3.7, CRC: 510, ZAR: 18, NGN: 1600, KES: 130, GHS: 15 },
  ...{ EGP: 50, MAD: 10, AED: 3.7, SAR: 3.75, QAR: 3.6, ILS: 3.7, GEL: 2.7, KZT: 500, GTQ: 7.7, TZS: 2600, UGX: 3700 },
}

const codes = Object.keys(magnitude)
const currencyOfMark = new Map([...marks, ...codes.map((code) => [code, code] as const)])

const isCjk = (mark: string) => /[\p{sc=Han}\p{sc=Hangul}]/u.test(mark)

/** All currency marks as alternatives of a regular expression, longer ones first, so that `CA$` isn't read as `$`. */
export const currencyMarks: string = [...currencyOfMark.keys(), ...Object.keys(sharedMarks)]
  .filter((mark) => !isCjk(mark))
  .toSorted((a, b) => b.length - a.length)
  .map((mark) => mark.replace(/[$.]/g, '\\$&'))
  .join('|')

/** Marks in Chinese, Japanese and Korean, which other letters may directly follow. */
export const cjkCurrencyMarks: string = [...currencyOfMark.keys()].filter(isCjk).join('|')

/**
 * Returns the currency (ISO 4217) that a mark stands for. A shared mark (`$`, `kr`, `¥`) stands for the currency of
 * `countries`, those of the job's places; null if they are unknown or disagree.
 */
export function currencyOf(mark: string, countries: readonly (string | null)[]): string | null {
  const ownCurrency = currencyOfMark.get(mark)
  if (ownCurrency !== undefined) return ownCurrency
  const currencies = new Set(countries.map((country) => (country === null ? undefined : sharedMarks[mark]?.[country])))
  const [currency] = currencies
  return currencies.size === 1 ? (currency ?? null) : null
}

/** Returns the approximate value of an amount in US dollars; null for a currency that is not listed here. */
export function aboutDollars(amount: number, currency: string): number | null {
  const rate = magnitude[currency]
  return rate === undefined ? null : amount / rate
}
