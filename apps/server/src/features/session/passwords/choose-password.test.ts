import { expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsProfessional, mailPasswordReset, newEmail, PASSWORD, tokenOf } from '../accounts.factory.ts'
import { weaknessOf } from './choose-password.ts'

const { world, app, api } = useWorld()

const ownWords = ['ada.lovelace@example.com', 'Ada', 'Lovelace', 'Lumenfield GmbH']

test.for([
  'password1',
  'Password1',
  'PASSWORD123',
  'p@ssw0rd1',
  'Password1!',
  '!!trustno1!!',
  'qwertyuiop',
  '1234567890',
  'iloveyou',
  'ILoveYou2',
  'zzzzzzzzzzzz',
  'ｐａｓｓｗｏｒｄ１',
])('%s is one of the most used passwords', async (password) => {
  expect(await weaknessOf(password, ownWords)).toContain('most used passwords')
})

test.for([
  'ada.lovelace',
  'Lovelace1815',
  'AdaLovelace!',
  'lovelace_ada',
  'ada.lovelace@example.com',
  'ADA.LOVELACE@EXAMPLE.COM',
  'LumenfieldGmbH7',
])('%s is made of the account’s own email address and names', async (password) => {
  expect(await weaknessOf(password, ownWords)).toContain('name or email')
})

test.for(['correct horse battery', 'lovelace wrote notes', 'kqv-81-tern', 'наши-лодки-плывут', 'Ada7xQ!bnw2'])(
  '%s is accepted',
  async (password) => {
    expect(await weaknessOf(password, ownWords)).toBeUndefined()
  },
)

test('sign-up, settings and reset refuse a weak password, naming the field and giving advice', async () => {
  const user = { email: newEmail('weak'), password: 'Password1', firstName: 'Ada' }
  const signUpReply = await api('POST /api/v1/professionals/register', { body: { user } })
  expect([signUpReply.status, signUpReply.error?.code, signUpReply.error?.fields]).toEqual([
    400,
    'password-too-common',
    { 'body.user.password': expect.stringContaining('Choose another one') },
  ])
  const company = { ...user, companyName: 'Brook & Lane', password: 'brooklane99' }
  const employer = await api('POST /api/v1/{employers}/register', {
    params: { employers: 'employers' },
    body: { user: { ...company, lastName: '' } },
  })
  expect([employer.status, employer.error?.code]).toEqual([400, 'password-too-common'])

  const member = await joinAsProfessional(world, app)
  const changeReply = await member.api('PUT /api/v1/account/password', {
    body: { currentPassword: PASSWORD, password: 'sunshine1' },
  })
  expect([changeReply.status, Object.keys(changeReply.error?.fields ?? {})]).toEqual([400, ['body.password']])
  await mailPasswordReset(world, member.email)
  const token = tokenOf((await world.mailbox.latest(member.email, 'reset-password')).link)
  const localPart = member.email.split('@')[0] ?? ''
  for (const password of ['sunshine1', `${localPart}${localPart}`.slice(0, 20)]) {
    expect((await api('POST /api/v1/reset', { body: { token, password } })).error?.code).toBe('password-too-common')
  }
  // The link is still valid after the refused attempt.
  expect((await api('POST /api/v1/reset', { body: { token, password: 'a harbour at dusk' } })).status).toBe(200)
})
