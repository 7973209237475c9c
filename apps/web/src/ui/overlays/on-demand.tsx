import { type ComponentType, cloneElement, type MouseEvent, type ReactElement, useRef, useState } from 'react'

/** The props of an overlay that was loaded by the first click: the control that opens it, and that it starts open. */
export interface LoadedOverlayProps {
  readonly trigger: ReactElement
  readonly defaultOpen: boolean
}

interface TriggerProps {
  readonly onClick?: (event: MouseEvent) => void
}

interface Props<Own extends object> {
  /** The button; until the first click it is rendered without the overlay, with the same look and name. */
  readonly trigger: ReactElement<object>
  readonly popup: 'dialog' | 'menu'
  readonly load: () => Promise<ComponentType<Own & LoadedOverlayProps>>
  readonly overlay: Own
  /** Called once it is loaded, which opens it for the first time. */
  readonly onFirstOpen?: () => void
}

/**
 * A control whose menu, dialog or popover is loaded with the first click, because that code is larger than most pages
 * and few people open it. It is prefetched as soon as the pointer or the focus reaches the control, so that the click
 * rarely has to wait.
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
  const waiting = trigger as ReactElement<TriggerProps & Record<string, unknown>>
  return (
    // The same box as around the trigger of the loaded overlay, so that nothing moves.
    <span className="inline-flex">
      {cloneElement(waiting, {
        'aria-haspopup': popup,
        'aria-expanded': false,
        onPointerEnter: prefetch,
        onFocus: prefetch,
        onClick: () => void open().catch(() => undefined),
      })}
    </span>
  )
}
