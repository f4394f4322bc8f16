(module
  ;; Fingerprints as `likeness.ts` lays them out, 704 bytes each: coarse ink, totals, then planes of 128 bytes.
  (import "judge" "prints" (memory 1 65536 shared))

  ;; Bits that two planes share.
  (func $both (param $a i32) (param $b i32) (result i32)
    (local $sum i64) (local $end i32)
    (local.set $end (i32.add (local.get $a) (i32.const 128)))
    (loop $words
      (local.set $sum (i64.add (local.get $sum) (i64.add
        (i64.add
          (i64.popcnt (i64.and (i64.load (local.get $a)) (i64.load (local.get $b))))
          (i64.popcnt (i64.and (i64.load offset=8 (local.get $a)) (i64.load offset=8 (local.get $b)))))
        (i64.add
          (i64.popcnt (i64.and (i64.load offset=16 (local.get $a)) (i64.load offset=16 (local.get $b))))
          (i64.popcnt (i64.and (i64.load offset=24 (local.get $a)) (i64.load offset=24 (local.get $b))))))))
      (local.set $b (i32.add (local.get $b) (i32.const 32)))
      (br_if $words (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 32))) (local.get $end))))
    (i32.wrap_i64 (local.get $sum)))

  ;; Whether two whose inks have this sum agree as much as `least`: what they share over what either has.
  (func $agree (param $both i32) (param $inks i32) (param $least f64) (result i32)
    (f64.ge
      (f64.div (f64.convert_i32_s (local.get $both)) (f64.convert_i32_s (i32.sub (local.get $inks) (local.get $both))))
      (local.get $least)))

  ;; Compares each known mark with all turns of one of ours. Where the ink agrees, coarsely and then finely, it writes the
  ;; known mark, the turn, and what the two share of ink, silhouette, holes, our edges and theirs. Returns how many it wrote.
  (func (export "compare")
    (param $known i32) (param $marks i32) (param $mine i32) (param $turns i32) (param $coarse f64) (param $fine f64) (param $out i32)
    (result i32)
    (local $mark i32) (local $turn i32) (local $own i32) (local $ink i32) (local $myInk i32) (local $coarseInks i32)
    (local $shared i32) (local $found i32)
    (local.set $myInk (i32.load offset=36 (local.get $mine)))
    (loop $each
      (local.set $ink (i32.load offset=36 (local.get $known)))
      ;; Agreement cannot exceed the ratio of the inks.
      (if (f64.ge
          (f64.min (f64.convert_i32_s (local.get $ink)) (f64.convert_i32_s (local.get $myInk)))
          (f64.mul (local.get $fine) (f64.max (f64.convert_i32_s (local.get $ink)) (f64.convert_i32_s (local.get $myInk)))))
        (then
          (local.set $coarseInks (i32.add (i32.load offset=32 (local.get $known)) (i32.load offset=32 (local.get $mine))))
          (local.set $own (local.get $mine))
          (local.set $turn (i32.const 0))
          (loop $ways
            (block $unlike
              (local.set $shared (i32.wrap_i64 (i64.add
                (i64.add
                  (i64.popcnt (i64.and (i64.load (local.get $own)) (i64.load (local.get $known))))
                  (i64.popcnt (i64.and (i64.load offset=8 (local.get $own)) (i64.load offset=8 (local.get $known)))))
                (i64.add
                  (i64.popcnt (i64.and (i64.load offset=16 (local.get $own)) (i64.load offset=16 (local.get $known))))
                  (i64.popcnt (i64.and (i64.load offset=24 (local.get $own)) (i64.load offset=24 (local.get $known))))))))
              (br_if $unlike (i32.eqz (call $agree (local.get $shared) (local.get $coarseInks) (local.get $coarse))))
              (local.set $shared
                (call $both (i32.add (local.get $own) (i32.const 64)) (i32.add (local.get $known) (i32.const 64))))
              (br_if $unlike
                (i32.eqz (call $agree (local.get $shared) (i32.add (local.get $ink) (local.get $myInk)) (local.get $fine))))
              (i32.store (local.get $out) (local.get $mark))
              (i32.store offset=4 (local.get $out) (local.get $turn))
              (i32.store offset=8 (local.get $out) (local.get $shared))
              (i32.store offset=12 (local.get $out)
                (call $both (i32.add (local.get $own) (i32.const 192)) (i32.add (local.get $known) (i32.const 192))))
              (i32.store offset=16 (local.get $out)
                (call $both (i32.add (local.get $own) (i32.const 576)) (i32.add (local.get $known) (i32.const 576))))
              (i32.store offset=20 (local.get $out)
                (call $both (i32.add (local.get $own) (i32.const 320)) (i32.add (local.get $known) (i32.const 448))))
              (i32.store offset=24 (local.get $out)
                (call $both (i32.add (local.get $known) (i32.const 320)) (i32.add (local.get $own) (i32.const 448))))
              (local.set $out (i32.add (local.get $out) (i32.const 28)))
              (local.set $found (i32.add (local.get $found) (i32.const 1))))
            (local.set $own (i32.add (local.get $own) (i32.const 704)))
            (br_if $ways (i32.lt_u (local.tee $turn (i32.add (local.get $turn) (i32.const 1))) (local.get $turns))))))
      (local.set $known (i32.add (local.get $known) (i32.const 704)))
      (br_if $each (i32.lt_u (local.tee $mark (i32.add (local.get $mark) (i32.const 1))) (local.get $marks))))
    (local.get $found)))
