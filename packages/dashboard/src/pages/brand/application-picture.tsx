import { useEffect, useState } from "react";

/** Milliseconds before the next try. Drawing takes turns, so a service with a long line asks to come back. */
const RETRY_AFTER = [2_000, 5_000, 10_000, 20_000];

/** A scene of the brand in use. One that could not be drawn just now is asked for again. */
export function ApplicationPicture({
  src,
  alt,
  className,
}: {
  readonly src: string;
  readonly alt: string;
  readonly className: string;
}) {
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const wait = RETRY_AFTER[failures - 1];
    if (wait === undefined) return;
    const timer = setTimeout(() => setTries(failures), wait);
    return () => clearTimeout(timer);
  }, [failures]);
  return (
    <img
      // A new element asks again; the same one keeps what failed.
      key={tries}
      src={src}
      alt={alt}
      width={480}
      height={320}
      loading="lazy"
      decoding="async"
      onError={() => setFailures(tries + 1)}
      className={className}
    />
  );
}
