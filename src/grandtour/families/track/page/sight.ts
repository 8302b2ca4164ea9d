/** What is being dealt with comes into sight. */
import { comeIntoSight } from '$lib/sight'

/** At first and with every change of `what`, right beneath the question; once it is over, one reads from the top again. */
export function bringUp(what: unknown): (element: HTMLElement) => () => void {
  void what
  return (element) => {
    const sheet = element.closest<HTMLElement>('[role=tabpanel]')
    const question = sheet?.querySelector('#question')
    if (question) sheet?.scrollBy?.(0, element.getBoundingClientRect().top - question.getBoundingClientRect().bottom)
    else comeIntoSight(element)
    return () => sheet?.scrollTo?.({ top: 0 })
  }
}
