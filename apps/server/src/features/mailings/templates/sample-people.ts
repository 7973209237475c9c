import type { EmailActor } from '../../../platform/mail/email-content.ts'

/** A member of the demo world, by the address of their page. */
const person = (slug: string, name: string, line: string): EmailActor => ({
  ...{ name, line, picture: `sample:${slug}`, isRound: true },
})

/** A company that exists nowhere, and so has no logo. */
const company = (name: string, line: string): EmailActor => ({ name, line, picture: null, isRound: false })

/** People of the demo world, whose pictures the gallery of a local server shows, and invented companies. */
export const samplePeople = {
  ada: person('ada-brook', 'Ada Brook', 'Backend engineer in Porto'),
  aisha: person('aisha-rahman', 'Aisha Rahman', 'Nurse manager, intensive care'),
  yuki: person('yuki-tanabe', 'Yuki Tanabe', 'Textile designer'),
  tomasz: person('tomasz-wieczorek', 'Tomasz Wieczorek', 'Site reliability engineer'),
  harbour: company('Harbour Works', 'Cranes, ropes and the people who run them'),
  salt: company('Salt and Rope', 'Gear for boats that go out in winter'),
}
