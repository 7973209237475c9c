import type { InputOf } from '@rise/contract/contract'
import type { Api } from './base/api.ts'
import { tabStore } from './session/safe-storage.ts'
import type { SessionStore } from './session/session-store.ts'
import { campaignNames, INVITED_BY_NAME, NEWCOMER_NAME, PROVEN_ADDRESS_NAME } from './session/storage-names.ts'

type Professional = InputOf<'POST /api/v1/professionals/register'>['body']['user']
type Employer = InputOf<'POST /api/v1/{employers}/register'>['body']['user']

/** The only campaign that sign-ups report (section 7). */
const NAMED_CAMPAIGN = 'heyoJobs'

/** Returns the visitor's origin as remembered by this tab, for `user` in a registration. */
export function signUpOrigin(): { campaign?: string; invitedBy?: string } {
  const invitedBy = tabStore.get(INVITED_BY_NAME)
  const isNamedCampaign = tabStore.get(campaignNames.source) === NAMED_CAMPAIGN
  return { ...(isNamedCampaign && { campaign: NAMED_CAMPAIGN }), ...(invitedBy && { invitedBy }) }
}

/** Remembers the inviter whose link the visitor followed, until someone signs up in this tab. */
export function rememberInviter(slug: string): void {
  tabStore.set(INVITED_BY_NAME, slug)
}

/** Remembers the email that Google confirmed for a visitor without an account, until someone signs up in this tab. */
export function rememberAddress(email: string): void {
  tabStore.set(PROVEN_ADDRESS_NAME, email)
}

/** Returns the email that Google confirmed; undefined without one. */
export function provenAddress(): string | undefined {
  return tabStore.get(PROVEN_ADDRESS_NAME)
}

/** Registers and logs in a professional: the two calls of the specification's flow. Throws ApiError. */
export async function signUpProfessional(api: Api, session: SessionStore, user: Professional): Promise<void> {
  await api('POST /api/v1/professionals/register', { body: { user: { ...user, ...signUpOrigin() } } })
  await logIn(api, session, 'professionals', user)
}

/** Registers and logs in an employer. The server also creates the company's page. Throws ApiError. */
export async function signUpEmployer(api: Api, session: SessionStore, user: Employer): Promise<void> {
  const input = { params: { employers: 'employers' as const }, body: { user: { ...user, ...signUpOrigin() } } }
  await api('POST /api/v1/{employers}/register', input)
  await logIn(api, session, 'employers', user)
}

async function logIn(
  api: Api,
  session: SessionStore,
  roles: 'professionals' | 'employers',
  { email, password }: { email: string; password: string },
): Promise<void> {
  const reply = await api('POST /api/v1/{roles}/login', { params: { roles }, body: { user: { email, password } } })
  tabStore.set(INVITED_BY_NAME, undefined)
  tabStore.set(PROVEN_ADDRESS_NAME, undefined)
  tabStore.set(NEWCOMER_NAME, roles === 'professionals' ? 'yes' : undefined)
  session.signIn(reply)
}
