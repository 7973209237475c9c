import { TextLink } from '../../ui/base/link.tsx'

/** Links the owner back to their unfinished onboarding. */
export function UnfinishedNote({ path }: { readonly path: string }) {
  return (
    <p className="text-small">
      <TextLink to={path}>Continue where you left off</TextLink>: a few questions are still open.
    </p>
  )
}
