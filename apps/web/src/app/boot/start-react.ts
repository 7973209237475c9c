// React DOM is in a separate chunk, so that a phone evaluates it in a separate task while the rest is still loading.
export { createRoot, hydrateRoot } from 'react-dom/client'
