/** Part of the development server alone: takes over the first route's style sheet as it is after an edit. */
import.meta.hot?.on('topup:first-style', (css: string) => {
  const inlined = document.querySelector('head > style:not([data-vite-dev-id])')
  if (inlined !== null) inlined.textContent = css
})
