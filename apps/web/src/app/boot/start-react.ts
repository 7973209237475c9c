// React DOM as a separate part, so that a phone evaluates it in a separate task, and the rest while it is on its way.
export { createRoot, hydrateRoot } from 'react-dom/client'
