/**
 * Makes controls that are `aria-disabled` ignore presses, as disabled ones do. They are not `disabled`, because a control
 * loses the focus when it becomes that. Enter in a field presses the button of its form, so it is ignored too.
 */
export const ignorePresses = (): void => {
  const ignore = (event: Event): void => {
    if (!(event.target instanceof Element) || event.target.closest("[aria-disabled=true]") === null) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener("click", ignore, true)
}
