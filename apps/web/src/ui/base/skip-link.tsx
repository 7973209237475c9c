import { t } from '@rise/texts'

/**
 * A link that is hidden until it has the focus: the first Tab stop of every page leads past the navigation, another one
 * past the filters of a list. `target` is the id of an element that can be focused.
 */
export function SkipLink({ target, label = t('Skip to content') }: { target: string; label?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-2 top-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 text-small font-semibold text-on-brand focus:translate-y-0"
    >
      {label}
    </a>
  )
}
