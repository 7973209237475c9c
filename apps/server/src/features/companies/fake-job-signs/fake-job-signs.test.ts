import type { FakeJobSignKind } from '@rise/contract/jobs/kinds'
import { describe, expect, test } from 'vitest'
import { fakeJobSigns } from './fake-job-signs.ts'

const domain = 'harbour.example.com'
const kindsOf = (text: string) => fakeJobSigns(text, { domain: 'harbourworks.com' }).map(({ kind }) => kind)

const signs: readonly (readonly [FakeJobSignKind, string])[] = [
  ['payment', 'You pay a registration fee of €40 before your first day.'],
  ['payment', 'Applicants must pay a refundable deposit of $150 to secure their place.'],
  ['payment', 'A one-time training fee of 99 EUR is due in advance.'],
  ['payment', 'Please send $50 via bank transfer before we can start the visa process.'],
  ['payment', 'You will need to purchase your starter kit from us first.'],
  ['payment', 'Kindly buy two gift cards and send us the codes.'],
  ['payment', 'We mail you a check. Deposit the check at your bank and send the rest to our supplier.'],
  ['payment', 'Candidates are required to pay for the background check fee upfront.'],
  ['payment', 'Die Registrierungsgebühr von 50 € ist vor Arbeitsbeginn zu zahlen.'],
  ['payment', 'Bitte überweisen Sie die Schulungskosten vorab auf unser Konto.'],
  ['payment', 'Das Starterpaket für 89 € müssen Sie vorher kaufen.'],
  ['payment', 'Vor dem ersten Tag zahlen Sie eine Kaution von 200 Euro.'],
  ['messenger', 'To apply, message us on WhatsApp.'],
  ['messenger', 'Please contact our HR manager via Telegram for the interview.'],
  ['messenger', 'The interview is held on Telegram.'],
  ['messenger', 'Add me on Signal and I will explain the rest.'],
  ['messenger', 'Telegram: @easyjobs_hr'],
  ['messenger', 'WhatsApp +49 151 23456789'],
  ['messenger', 'Start here: https://wa.me/4915123456789'],
  ['messenger', 'Let’s continue on WhatsApp.'],
  ['messenger', 'Bewerben Sie sich bitte per WhatsApp.'],
  ['messenger', 'Schreib mir einfach auf Telegram, dann erkläre ich alles.'],
  ['messenger', 'Das Vorstellungsgespräch findet über WhatsApp statt.'],
  ['unpaid-trial', 'The job begins with an unpaid two-week trial.'],
  ['unpaid-trial', 'Your first three days are unpaid.'],
  ['unpaid-trial', 'Training lasts a month and is not paid.'],
  ['unpaid-trial', 'We ask you to work for free during the first week.'],
  ['unpaid-trial', 'Wir beginnen mit einer unbezahlten Probewoche.'],
  ['unpaid-trial', 'Das Probearbeiten dauert fünf Tage und wird nicht vergütet.'],
  ['unpaid-trial', 'Die Einarbeitung erfolgt unentgeltlich.'],
  ['other-mail', 'Send your résumé to harbourworks.jobs@gmail.com.'],
  ['other-mail', 'Write to hr@harbour-works-careers.com today.'],
]

const harmlessTexts: readonly string[] = [
  'We process payments: merchants pay a processing fee before funds settle.',
  'You’ll own checkout, where customers pay a deposit to reserve a table.',
  'We never ask you to pay a registration fee.',
  'There is no application fee, and you don’t have to pay for training in advance.',
  'We cover the visa fee and your training costs before you start.',
  'You negotiate contracts and purchase equipment for three laboratories.',
  'You build our gift card product and ship it to 40 countries.',
  'Als Sachbearbeiterin prüfen Sie, ob Mieter die Kaution zahlen.',
  'Wir übernehmen die Schulungskosten, die vor dem Start fällig sind.',
  'WhatsApp developer wanted: you build chatbots on WhatsApp and Telegram.',
  'Our customers contact us on WhatsApp, and you answer them.',
  'Experience with signal processing on embedded devices.',
  'You interview users over WhatsApp and write up what you learn.',
  'Our recruiters will never contact you via Telegram.',
  'Unsere Kundinnen schreiben uns per WhatsApp, und Sie antworten.',
  'Sie entwickeln Schnittstellen zu WhatsApp und Signal.',
  'We invite you to a paid trial day.',
  'No unpaid trials: your first day is paid like any other.',
  'You may take unpaid leave after a year.',
  'You follow up on unpaid invoices.',
  'A probation period of six months is usual here.',
  'Die Probezeit beträgt sechs Monate bei vollem Gehalt.',
  'Das Probearbeiten wird bezahlt.',
  'Wir bieten keine unbezahlten Praktika oder Probetage an.',
  'Send your résumé to jobs@harbourworks.com or team@careers.harbourworks.com.',
  'Our German team reads jobs@harbourworks.de.',
  'Questions? Ask 1234@jobs.workablemail.com.',
]

describe('signs of a fake job', () => {
  test.each(signs)('include %s in “%s”', (kind, text) => {
    expect(kindsOf(text)).toEqual([kind])
  })

  test.each(harmlessTexts)('are absent from “%s”', (text) => {
    expect(kindsOf(text)).toEqual([])
  })

  test('quote the matching sentence, once per kind', () => {
    const fees = 'Great pay. You pay a training fee of €30 before you start.\nYou pay a visa fee first.'
    expect(fakeJobSigns(`${fees} Write to boss@gmail.com.`, { domain })).toEqual([
      { kind: 'payment', words: 'You pay a training fee of €30 before you start.' },
      { kind: 'other-mail', words: 'boss@gmail.com' },
    ])
    const longText = `${'very '.repeat(60)}nice people, and you pay a training fee of €30 before you start`
    const [sign] = fakeJobSigns(longText, { domain })
    expect(sign?.words).toMatch(/^….*you pay a training fee of €30 before you start$/)
    expect(sign?.words.length).toBeLessThan(170)
  })

  test('include an email address only at a public provider if the company has no known domain', () => {
    const signCount = (text: string) => fakeJobSigns(text, { domain: null }).length
    expect([signCount('Write to a@elsewhere.com'), signCount('Write to a@gmail.com')]).toEqual([0, 1])
    expect(fakeJobSigns('My address is a@gmail.com')).toEqual([])
  })

  test('are found in bounded time in a hostile text', () => {
    const text = `${'you pay '.repeat(2_000)} ${'schreib dich sie '.repeat(1_000)}`
    expect(fakeJobSigns(text, { domain: null })).toEqual([])
  })
})
