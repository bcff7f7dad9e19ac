/** Whether the store runs as an app on the home screen. Source: decision 30, spec §7 "pwa". */
export function isInstalled(browser: Pick<Window, 'navigator' | 'matchMedia'>): boolean {
  const { navigator } = browser
  return (
    browser.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  )
}
