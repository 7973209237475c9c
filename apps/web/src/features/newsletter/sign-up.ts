import type { ReplyOf } from '@rise/contract/contract'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { type Api, ApiError, createApi, httpTransport, refusalOf } from '../../app/base/api.ts'
import { generatePassword } from '../../app/generate-password.ts'
import type { SessionStore } from '../../app/session/session-store.ts'
import { signUpOrigin } from '../../app/sign-up.ts'
import { showToast } from '../../ui/base/toast.ts'
import type { NewsletterSource } from './base/newsletter-opener.ts'

export type SignedIn = ReplyOf<'POST /api/v1/tickets/exchange'>

const PASSWORD_LENGTH = 16
/** The maximum length of a source in the contract, in characters. */
const LONGEST_SOURCE = 200

interface SignUp {
  readonly email: string
  readonly source: NewsletterSource
  readonly firstName?: string
}

/**
 * Section 9: creates the account that receives the newsletter, with a password that no one sees, and logs in to it. The
 * caller passes the reply to the session store when it is done. Throws ApiError.
 */
export async function signUp(api: Api, { email, source, firstName = 'Rise User' }: SignUp): Promise<SignedIn> {
  const password = generatePassword(PASSWORD_LENGTH)
  await api('POST /api/v1/professionals/register', {
    body: {
      user: {
        email,
        password,
        firstName,
        lastName: '',
        source,
        exactSource: visitedPage(),
        badges: ['Toast To Your Success'],
        ...signUpOrigin(),
      },
    },
  })
  return api('POST /api/v1/{roles}/login', {
    params: { roles: 'professionals' },
    body: { user: { email, password } },
  })
}

/**
 * Returns the path of the visitor's page. For a list of jobs, it includes the filters, because these show the visitor's
 * interests; without them if it would be too long.
 */
function visitedPage(): string {
  const { pathname, search } = location
  const pageAddress = pathname.startsWith('/jobs') ? pathname + search : pathname
  return (pageAddress.length <= LONGEST_SOURCE ? pageAddress : pathname).slice(0, LONGEST_SOURCE)
}

/** Saves the first name of the account just created. The browser is not logged in to the account yet. */
export async function saveFirstName(
  { token, result }: SignedIn,
  firstName: string,
  apiUrl?: string,
): Promise<CurrentUser> {
  const transport = httpTransport(apiUrl)
  const newMemberApi = createApi((key, input) => transport(key, input, token))
  const reply = await newMemberApi('PUT /api/v1/professionals/{id}', {
    params: { id: result._id },
    body: { user: { firstName } },
  })
  return reply.result
}

/** Starts the session of the account just created. Also requests smart apply if the member joined on its pages. */
export function startNewSession(api: Api, store: SessionStore, reply: SignedIn, requestsSmartApply: boolean): void {
  store.signIn(reply)
  if (requestsSmartApply) void api('POST /api/v1/professionals/smartApply/subscribe', {}).catch(() => undefined)
}

/** Section 8: returns the server's message, and shows it as a toast, except on the pages of smart apply. */
export function failureMessage(error: unknown, isSilent: boolean): string {
  const { message } = refusalOf(error)
  if (!isSilent) showToast({ kind: 'failure', title: message })
  return message
}

/** Whether the address already has an account, so that the visitor should log in. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email-taken'
}
