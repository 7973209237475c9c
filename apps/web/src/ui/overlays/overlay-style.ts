/** The transition on closing, which is faster than on opening; only opacity, scale and position change. */
const leaveClasses = 'data-ending-style:duration-menu data-ending-style:ease-leave'

/** The scrim over the page behind a dialog or sheet. */
export const backdropClass = `fixed inset-0 z-40 bg-scrim transition-opacity duration-dialog data-starting-style:opacity-0 data-ending-style:opacity-0 ${leaveClasses}`

/** The container of a dialog; scrolls when the dialog is taller than the screen. */
export const viewportClass = 'fixed inset-0 z-50 flex items-end justify-center overflow-y-auto p-4 sm:items-center'

/** The dialog's window; content taller than the window scrolls inside. */
export const dialogClass = `relative max-h-full outline-none w-full max-w-dialog overflow-y-auto rounded-dialog border border-line bg-surface py-6 shadow-float transition-[opacity,scale] duration-dialog data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:scale-95 data-ending-style:opacity-0 ${leaveClasses}`

/** A window for one picture: as large as the screen allows. */
export const viewerClass = `relative flex max-h-full w-full max-w-shell flex-col gap-3 outline-none rounded-dialog border border-line bg-surface p-4 shadow-float transition-[opacity,scale] duration-dialog data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:scale-95 data-ending-style:opacity-0 ${leaveClasses}`

/** A panel that slides in from an edge. */
export const sheetClass = `fixed z-50 flex flex-col overflow-hidden border-line bg-surface shadow-float transition-transform duration-dialog ${leaveClasses}`

/** A list that drops from its opener. */
export const menuClass = `max-w-(--available-width) min-w-menu overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-float transition-[opacity,scale] duration-menu data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-press data-ending-style:ease-leave`

/** A small window that drops from its opener. */
export const popoverClass = `max-w-(--available-width) rounded-card border border-line bg-surface p-1 shadow-float outline-none transition-[opacity,scale] duration-menu data-starting-style:scale-95 data-starting-style:opacity-0 data-ending-style:opacity-0 data-ending-style:duration-press data-ending-style:ease-leave`

/** The lower right corner, above a phone's bottom bar. */
export const cornerPlaceClass = 'fixed right-gutter bottom-[calc(var(--bottom-bar)+1rem)] z-40 max-sm:left-gutter'

/** A window in that corner. */
export const cornerClass = `${cornerPlaceClass} flex outline-none max-h-[min(30rem,calc(100dvh-var(--top-bar)-var(--bottom-bar)-2rem))] flex-col rounded-dialog border border-line bg-surface shadow-float transition-[opacity,translate] duration-dialog data-starting-style:translate-y-2 data-starting-style:opacity-0 data-ending-style:translate-y-2 data-ending-style:opacity-0 sm:w-sheet ${leaveClasses}`
