/** Splits a name such as `options.timeoutInMilliseconds` where a line may break: after dots and before capitals. */
export function nameParts(name: string): string[] {
  return name.split(/(?<=[a-z\d]\.)(?=\w)|(?<=[a-z\d])(?=[A-Z])/);
}
