import { onCLS } from 'web-vitals/onCLS.js'
import { onINP } from 'web-vitals/onINP.js'
import { onLCP } from 'web-vitals/onLCP.js'

/** A speed of the page: milliseconds, or of CLS a thousandth. */
export interface Vital {
  readonly kind: 'vital'
  readonly name: 'LCP' | 'INP' | 'CLS'
  readonly value: number
}

/**
 * Measures how soon the page showed its largest part, how soon it answered a tap and how far it moved by itself, also before this was
 * loaded. An engine that lacks the means (iOS before 14, Chrome before 77) says nothing. Source: decision 92.
 */
export function followVitals(note: (vital: Vital) => void): void {
  const follow = ({ name, value }: { readonly name: Vital['name']; readonly value: number }) =>
    note({ kind: 'vital', name, value: Math.round(name === 'CLS' ? value * 1000 : value) })
  onLCP(follow)
  onINP(follow)
  onCLS(follow)
}
