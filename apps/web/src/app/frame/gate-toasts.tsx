import { Anchor } from '../../ui/base/anchor.tsx'
import { showToast } from '../../ui/base/toast.ts'
import { openNewsletter } from '../base/newsletter-opener.ts'
import { useSettings } from '../base/settings.tsx'

const SIGN_UP = '/login?portal=professionals&mode=signup'

/**
 * Tells a guest what an account is needed for (section 2, "Force-login toast"): "Create an account to ...". `text` goes
 * on from there, such as `save this job`. The button carries the product's name and leads to sign-up; where the text
 * speaks of jobs delivered it is SEND ME JOBS, which opens the newsletter.
 */
export function askToSignIn(text: string): void {
  showToast({
    id: 'force-login',
    title: `Create an account to ${text}`,
    action: /jobs delivered/i.test(text)
      ? { label: 'SEND ME JOBS', onPress: openNewsletter }
      : { label: <ProductName />, to: SIGN_UP },
  })
}

/** Tells a member whose mailbox is not confirmed that this waits for it. */
export function askToConfirm(): void {
  const toSettings = { label: 'Settings', to: '/settings' }
  showToast({ id: 'confirm', title: 'Confirm your email address first.', action: toSettings })
}

/** Tells a member that the plan does not reach this far (section 6); anywhere on the toast leads to the plans. */
export function askToUpgrade(): void {
  showToast({
    id: 'force-upgrade',
    kind: 'upgrade',
    title: (
      <Anchor to="/purchase" className="card-link">
        To access this content, please upgrade your plan!
      </Anchor>
    ),
  })
}

function ProductName() {
  return useSettings().productName
}
