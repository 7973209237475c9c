import { type ComponentType, cloneElement, type MouseEvent, type ReactElement, useRef, useState } from 'react'

/** The props of an overlay that is loaded on the first click: the control that opens it, and whether it starts open. */
export interface LoadedOverlayProps {
  readonly trigger: ReactElement
  readonly defaultOpen: boolean
}

interface TriggerProps {
  readonly onClick?: (event: MouseEvent) => void
}

interface Props<Own extends object> {
  /** The control. Until the first click, it is rendered without the overlay, with the same look and name. */
  readonly trigger: ReactElement<object>
  readonly popup: 'dialog' | 'menu'
  readonly load: () => Promise<ComponentType<Own & LoadedOverlayProps>>
  readonly overlay: Own
  /** Called once the overlay is loaded, just before it opens for the first time. */
  readonly onFirstOpen?: () => void
}

/**
 * A control whose menu, dialog or popover is loaded on the first click, because the code of overlays is larger than
 * most pages, and few people need it. The code is prefetched when the pointer or the focus reaches the control, so that
 * clicks rarely wait.
 */
export function OnDemand<Own extends object>({ trigger, popup, load, overlay, onFirstOpen }: Props<Own>) {
  const [Loaded, setLoaded] = useState<ComponentType<Own & LoadedOverlayProps>>()
  const isLoading = useRef(false)
  if (Loaded) return <Loaded {...overlay} trigger={trigger} defaultOpen />

  async function open() {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const Overlay = await load()
      setLoaded(() => Overlay)
      onFirstOpen?.()
    } finally {
      isLoading.current = false
    }
  }

  const prefetch = () => void load().catch(() => undefined)
  const triggerElement = trigger as ReactElement<TriggerProps & Record<string, unknown>>
  return (
    // The same box as around the trigger of the loaded overlay, so that nothing moves when it is loaded.
    <span className="inline-flex">
      {cloneElement(triggerElement, {
        'aria-haspopup': popup,
        'aria-expanded': false,
        onPointerEnter: prefetch,
        onFocus: prefetch,
        onClick: () => void open().catch(() => undefined),
      })}
    </span>
  )
}
