/**
 * First Tab stop of every page: hidden until focused, then leads past the navigation. `target` is the id of the main
 * element.
 */
export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-control bg-brand px-4 py-3 text-small font-semibold text-on-brand focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
