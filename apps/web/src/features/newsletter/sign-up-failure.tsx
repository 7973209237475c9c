import { TextLink } from '../../ui/base/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Why the sign-up failed, beside the form; if the address has an account, shows the two ways into it. */
export function SignUpFailure({ message, taken }: { message: string; taken: boolean }) {
  return (
    <Notice tone="danger">
      {message}
      {taken ? (
        <span className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
          <TextLink to="/login">Log in</TextLink>
          <TextLink to="/reset">Reset password</TextLink>
        </span>
      ) : null}
    </Notice>
  )
}
