import { Anchor } from '../../ui/base/anchor.tsx'

interface Props {
  readonly name: string
  readonly parts: readonly { readonly to: string; readonly name: string; readonly isShown: boolean }[]
}

/** The tabs of a page of the admin area; the address selects one. */
export function PartTabs({ name: label, parts }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4 border-b border-line">
        {parts.map(({ to, name, isShown }) => (
          <li key={to}>
            <Anchor
              to={to}
              aria-current={isShown ? 'page' : undefined}
              className="-mb-px flex min-h-dense items-center border-b-2 border-transparent text-small font-medium text-muted hover:text-text aria-[current=page]:border-brand aria-[current=page]:text-text"
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
