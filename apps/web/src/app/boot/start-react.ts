// React DOM as a separate chunk, so that a phone evaluates it in a task of its own while the rest is still loading.
export { createRoot, hydrateRoot } from 'react-dom/client'
