import { describe, expect, test } from 'vitest'
import { payOfText } from './pay-of-text.ts'

function read(text: string, countries: readonly (string | null)[] = ['US']): string | null {
  const reading = payOfText(text, countries)
  return reading === null
    ? null
    : `${reading.pay.min ?? ''}-${reading.pay.max ?? ''} ${reading.pay.currency} ${reading.pay.period}`
}

describe('amounts with their currency and period are pay', () => {
  test.each([
    ['We pay $120,000 - $150,000 per year.', '120000-150000 USD YEAR'],
    ['€55.000 – €65.000 brutto/Jahr', '55000-65000 EUR YEAR'],
    ['up to £45 per hour', '-45 GBP HOUR'],
    ['Gehalt ab 3.800 EUR brutto pro Monat', '3800- EUR MONTH'],
    ['de 2 400 à 2 700 € brut par mois', '2400-2700 EUR MONTH'],
    ["CHF 110'000 – 125'000 per annum", '110000-125000 CHF YEAR'],
    ['Rs. 18 - 24 LPA', '1800000-2400000 INR YEAR'],
    ['R$ 12.000 a R$ 15.000 por mês', '12000-15000 BRL MONTH'],
    ['160-190 PLN per hour net', '160-190 PLN HOUR'],
    ['$17.50/hr + tips', '17.5-17.5 USD HOUR'],
    ['US$ 4,500 to US$ 6,000 monthly', '4500-6000 USD MONTH'],
    [
      'The annual base salary range is $190,000—$220,000 for New York and $180,000—$205,000 for Seattle.',
      '180000-220000 USD YEAR',
    ],
    ['Base €38,000 with OTE of €58,000 per year', '38000-38000 EUR YEAR'],
    ['$41.50 - $52.75 hourly plus a $10,000 sign-on bonus', '41.5-52.75 USD HOUR'],
  ])('%s', (text, pay) => {
    expect(read(text)).toBe(pay)
  })
})

describe('pay is read despite additions to it', () => {
  test.each([
    ['Compensation: $150K – $180K • Offers Equity', '150000-180000 USD YEAR'],
    ['The salary range for this role is $150,000–$180,000 and includes equity', '150000-180000 USD YEAR'],
    ['$150,000 - $180,000 (bonus eligible)', '150000-180000 USD YEAR'],
    ['$90K – $110K | Equity', '90000-110000 USD YEAR'],
    ['A signing bonus of $20,000 - $30,000 and equity a year', null],
    ['$500 - $800 (referral bonus) per month', null],
  ])('%s', (text, pay) => {
    expect(read(text)).toBe(pay)
  })
})

describe('an open end stays open', () => {
  test.each([
    ['$150K+ salary', '150000- USD YEAR'],
    ['Pay: $120,000+ per year', '120000- USD YEAR'],
    ['$65,000 and up per year', '65000- USD YEAR'],
    ['$30 or more per hour', '30- USD HOUR'],
    ['Minimum salary: $120,000 per year', '120000- USD YEAR'],
    ['Starting pay $18 per hour', '18- USD HOUR'],
    ['Maximum salary: $120,000 per year', '-120000 USD YEAR'],
    ['$150K - $180K+ salary', '150000- USD YEAR'],
    ['$17.50/hr + tips', '17.5-17.5 USD HOUR'],
    ['Salary $65,000 plus commission a year', '65000-65000 USD YEAR'],
    ['Salary over $65,000 a year', '65000- USD YEAR'],
  ])('%s', (text, pay) => {
    expect(read(text)).toBe(pay)
  })
})

describe('both ends of a range are read, whatever separates them', () => {
  test.each([
    ['¥6,000,000～¥9,000,000 per year', ['JP'], '6000000-9000000 JPY YEAR'],
    ['£30,000 ~ £35,000 per year', ['GB'], '30000-35000 GBP YEAR'],
    ['Salaire : 35/45K€ par an', ['FR'], '35000-45000 EUR YEAR'],
    ['$100K/$120K salary', ['US'], '100000-120000 USD YEAR'],
    ['Salary $20/25 per hour', ['US'], null],
    ['Open 24/7; £15 per hour', ['GB'], '15-15 GBP HOUR'],
  ] as const)('%s', (text, countries, pay) => {
    expect(read(text, countries)).toBe(pay)
  })
})

describe('pay is read in other countries’ notations', () => {
  test.each([
    ['年収600万円〜900万円', ['JP'], '6000000-9000000 JPY YEAR'],
    ['年収600〜900万円', ['JP'], '6000000-9000000 JPY YEAR'],
    ['時給1,500円以上', ['JP'], '1500- JPY HOUR'],
    ['월급 300만원', ['KR'], '3000000-3000000 KRW MONTH'],
    ['RAL: 35-45k', ['IT'], '35000-45000 EUR YEAR'],
    ['45 000 kr/mån', ['SE'], '45000-45000 SEK MONTH'],
    ['₹ 8 - 12 Lacs P.A.', ['IN'], '800000-1200000 INR YEAR'],
    ['EUR 56.000,- brutto/Jahr', ['DE'], '56000-56000 EUR YEAR'],
    ['15k-25k·14薪', ['CN'], null],
  ] as const)('%s', (text, countries, pay) => {
    expect(read(text, countries)).toBe(pay)
  })
})

describe('amounts for something else, or without a period or currency, are not pay', () => {
  test.each([
    'A $500 learning budget a year and a $1,500 home office stipend.',
    'We raised $2B in our last round.',
    'We turn over £48,000,000 a year.',
    'OTE: $180,000 - $200,000 a year.',
    '$2,500 sign-on bonus! Earn $500 per month in referral rewards.',
    'Manage a budget of €1.2m a year.',
    'Manage spend of $300k per month.',
    'Our model costs $1 per thousand answers.',
    'Pay 2000 - 2500 EUR.',
    'Salary is competitive; 5-7 years, 24/7, call 615-555-0142.',
    '$90,000 per hour!',
    'Salary: $-5 per hour or 0 USD a year.',
    'Salary of 99999999999999999999 USD a year.',
    'Lohn von 60.000 bis 40.000 EUR im Jahr',
  ])('%s', (text) => {
    expect(read(text)).toBeNull()
  })
})

describe('a bare $ means the currency of the place', () => {
  test.each([
    [['US'], 'USD'],
    [['CA'], 'CAD'],
    [['AU', 'AU'], 'AUD'],
    [['MX'], 'MXN'],
  ])('in %j the currency is %s', (countries, currency) => {
    expect(payOfText('$30 - $40 per hour', countries)).toMatchObject({ pay: { currency }, sharesMark: true })
  })

  test.each([[[]], [[null]], [['US', 'CA']], [['DE']]])('in %j the currency is unknown', (countries) => {
    expect(payOfText('$30 - $40 per hour', countries)).toBeNull()
  })

  test('a currency code next to the amount outweighs the place', () => {
    expect(read('$35,000 to $42,000 MXN monthly', ['US'])).toBe('35000-42000 MXN MONTH')
  })
})

test('a salary without a period that is too high for a month counts as yearly, and is marked as such', () => {
  expect(payOfText('Salary £35k - £40k', ['GB'])).toMatchObject({
    impliesYear: true,
    pay: { period: 'YEAR', min: 35_000 },
  })
  expect(payOfText('Salary £3,500', ['GB'])).toBeNull()
})

test('ranges in two currencies or periods are not merged', () => {
  expect(read('€65,000–€75,000 a year in Germany, CHF 95,000–105,000 a year in Switzerland')).toBeNull()
  expect(read('$30–$40 per hour or $60,000–$80,000 per year')).toBeNull()
})

test('the quote contains the words around the amount', () => {
  expect(payOfText('Join us. Salary range: 120,000 - 145,000 USD annually. Remote.', [])?.quote).toBe(
    'Salary range: 120,000 - 145,000 USD annually',
  )
})
