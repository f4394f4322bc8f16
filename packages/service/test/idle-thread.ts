/** Says what came about while it had nothing to do, and has something come about soon. */
let count = 0;

export default function run(): number {
  const soFar = count;
  setTimeout(() => {
    count += 1;
  }, 1);
  return soFar;
}
