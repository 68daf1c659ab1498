// BASEBALL! by hand in plain C++, to measure the engine against: the shipped rules with the default options, the same
// draws, the same options in the same order. It plays and nothing else: no knowledge of who saw which card, no events,
// no other options, no packs with other effects. Only kinds are kept, because copies of a kind play alike.
//
//   moorwerk trace GAMES COUNTS    a line for every game: trace as in bots/search.py, runs of both teams
//   moorwerk play SECONDS COUNTS   four seats at random: decisions, games, CPU seconds
//   moorwerk clone SECONDS COUNTS  copies of a position, CPU seconds
//
// COUNTS: how many cards of each kind there are, 29 numbers in the order of Kind.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

using u8 = uint8_t;
using i64 = int64_t;

// clang-format off
enum Kind { SINGLE, DOUBLE, TRIPLE, BB, BK, E, HBP, HR, PB, SB, WP, CS, DP, F, K, L, SF, SH, TP, X,
            BALL, BC, CC, CE, J, ML, MR, STRIKE, TIME, KINDS };
// clang-format on
constexpr int FIRST_BLUE = BALL;
enum Option { PLAY = 0, UNCOVERED = 30, COVER = 32, AS = 64, TARGET = 96, GIVE = 104 };
enum Question { PLAY_CARD, COVER_CARD, BECOME, TARGET_TIME, TARGET_EXCHANGE, GIVE_CARD };
constexpr int SEATS = 6, CARDS = 92, HAND = 8, LIMIT = 10, NOBODY = -1;
constexpr int FIRST = 2, SECOND = 4, THIRD = 8, BASES = 14;

struct Deck {
    int size;
    u8 cards[CARDS];
};
static Deck new_deck;  // by COUNTS

// kernel/chance.py
struct Chance {
    static constexpr i64 M1 = 2147483563, M2 = 2147483399, SPAN = 2147483562, BITS31 = 0x7FFFFFFF;
    i64 r1, r2;

    static i64 mix(i64 x) {
        x = (x ^ x >> 16) * 73244475 & BITS31;
        x = (x ^ x >> 15) * 73244475 & BITS31;
        return x ^ x >> 16;
    }

    explicit Chance(i64 seed) {
        i64 high = mix(seed >> 31 & BITS31);
        i64 low = mix((seed & BITS31) ^ high);
        r1 = low % (M1 - 1) + 1;
        r2 = mix(low ^ 0x2545F491 ^ high) % (M2 - 1) + 1;
    }

    int below(int n) {
        for (;;) {
            r1 = r1 * 40014 % M1;
            r2 = r2 * 40692 % M2;
            i64 z = r1 - r2;
            if (z < 1) z += SPAN;
            z -= 1;
            i64 found = z % n;
            if (z - found <= SPAN - n) return int(found);
        }
    }

    void shuffle(u8* cards, int n) {
        for (int i = n - 1; i > 0; i--) std::swap(cards[i], cards[below(i + 1)]);
    }
};

struct Hand {
    u8 size, cards[HAND - 1];  // in order of their kinds

    void put(u8 kind) {
        int i = size++;
        for (; i && cards[i - 1] > kind; i--) cards[i] = cards[i - 1];
        cards[i] = kind;
    }
    void take_at(int i) {
        size--;
        for (; i < size; i++) cards[i] = cards[i + 1];
    }
    void take(u8 kind) {
        int i = 0;
        while (cards[i] != kind) i++;
        take_at(i);
    }
};

struct Game {
    Chance chance;
    Question question;
    int seats, seat, who, bases, outs, batting, left, victim;
    int runs[2];
    int count;          // of the options
    u8 options[KINDS];  // all but one kind is the longest list
    u8 size[SEATS], skips[SEATS];
    Hand hands[SEATS];
    Deck deck;

    Game(int seats, i64 seed) : chance(seed), seats(seats) {
        deck = new_deck;
        left = deck.size;
        who = seats - 1;
        bases = outs = batting = victim = runs[0] = runs[1] = 0;
        chance.shuffle(deck.cards, deck.size);
        for (int s = 0; s < seats; s++) {
            bool home = s == seats - 1 || s % 2;
            size[s] = seats % 2 == 0 ? 3 : home ? 2 : 4;
            skips[s] = 0;
            hands[s].size = 0;
            draw_up(s);
        }
        next_turn();
    }

    // -- turns

    void next_turn() {
        seat = NOBODY;
        while (left) {
            who = next(who);
            while (skips[who]) {
                skips[who]--;
                who = next(who);
            }
            if (hands[who].size) {
                ask(PLAY_CARD);
                return kinds_in_hand(PLAY, KINDS);
            }
            draw_up(who);
        }
    }

    int next(int s) const { return s + 1 == seats ? 0 : s + 1; }

    void end_turn() {
        if (runs[batting] == LIMIT) {
            seat = NOBODY;
            return;
        }
        draw_up(who);
        next_turn();
    }

    void ask(Question q) {
        seat = who;
        question = q;
        count = 0;
    }

    void offer(int option) { options[count++] = u8(option); }

    void kinds_in_hand(int base, int end) {
        const Hand& hand = hands[who];
        int last = -1;
        for (int i = 0; i < hand.size && hand.cards[i] < end; i++)
            if (hand.cards[i] != last) offer(base + (last = hand.cards[i]));
    }

    void apply(int option) {
        switch (question) {
            case PLAY_CARD:
                play(option - PLAY);
                return resolve(option - PLAY);
            case COVER_CARD:
                if (option == UNCOVERED) break;
                play(option - COVER);
                return resolve(option - COVER);
            case BECOME:
                return resolve(option - AS);
            case TARGET_TIME:
                skips[option - TARGET]++;
                break;
            case TARGET_EXCHANGE:
                victim = option - TARGET;
                return take_unseen();
            case GIVE_CARD:
                hands[who].take(u8(option - GIVE));
                hands[victim].put(u8(option - GIVE));
        }
        end_turn();
    }

    void play(int kind) {
        hands[who].take(u8(kind));
        left--;
    }

    void resolve(int kind) {
        if (kind >= FIRST_BLUE) {
            blue(kind);
        } else {
            diamond(kind);
            end_turn();
        }
    }

    // -- blue cards

    void blue(int kind) {
        switch (kind) {
            case BALL:
            case STRIKE:
                if (!hands[who].size) break;
                ask(COVER_CARD);
                offer(UNCOVERED);
                return kinds_in_hand(COVER, FIRST_BLUE);
            case J:
                ask(BECOME);
                for (int k = 0; k < KINDS; k++)
                    if (k != J) offer(AS + k);
                return;
            case TIME:
                ask(TARGET_TIME);
                for (int s = 0; s < seats; s++) offer(TARGET + s);
                return;
            case CE:
                if (!hands[who].size) break;
                ask(TARGET_EXCHANGE);
                for (int s = 0; s < seats; s++)
                    if (s != who && hands[s].size) offer(TARGET + s);
                if (count) return;
                break;
            case BC:
                bench_clearing();
                break;
            case CC:
                coach_circle();
                break;
            case ML:
                std::rotate(hands, hands + 1, hands + seats);
                break;
            case MR:
                std::rotate(hands, hands + seats - 1, hands + seats);
        }
        end_turn();
    }

    void take_unseen() {
        Hand& theirs = hands[victim];
        int at = chance.below(theirs.size);
        u8 taken = theirs.cards[at];
        theirs.take_at(at);
        ask(GIVE_CARD);
        kinds_in_hand(GIVE, KINDS);  // before the card is put there: it cannot be given back
        hands[who].put(taken);
    }

    void bench_clearing() {
        for (int s = 0; s < seats; s++) {
            memcpy(deck.cards + deck.size, hands[s].cards, hands[s].size);
            deck.size += hands[s].size;
            hands[s].size = 0;
        }
        chance.shuffle(deck.cards, deck.size);
        for (bool dealt = true; dealt;) {
            dealt = false;
            for (int i = 1; i <= seats; i++) {
                int s = (who + i) % seats;
                if (deck.size && hands[s].size < size[s]) {
                    hands[s].put(deck.cards[--deck.size]);
                    dealt = true;
                }
            }
        }
    }

    void coach_circle() {
        u8 pool[SEATS * HAND];
        int n = 0;
        for (int s = 0; s < seats; s++) {
            memcpy(pool + n, hands[s].cards, hands[s].size);
            n += hands[s].size;
        }
        chance.shuffle(pool, n);
        for (int s = 0; s < seats; s++) {
            int cards = hands[s].size;
            hands[s].size = 0;
            while (cards--) hands[s].put(pool[--n]);
        }
    }

    void draw_up(int s) {
        while (hands[s].size < size[s] && deck.size) hands[s].put(deck.cards[--deck.size]);
    }

    // -- green and red cards

    void diamond(int kind) {
        switch (kind) {
            case SINGLE:
            case E:
                return advance(bases | 1, 1);
            case DOUBLE:
                return advance(bases | 1, 2);
            case TRIPLE:
                return advance(bases | 1, 3);
            case HR:
                return advance(bases | 1, 4);
            case BB:
            case HBP:
                return advance(forced() | 1, 1);
            case BK:
            case PB:
            case WP:
                return advance(bases, 1);
            case SB:
                return advance(lead(), 1);
            case CS:
                lead_out();
                return;
            case DP:
                out() || lead_out();
                return;
            case TP:
                out() || lead_out() || lead_out();
                return;
            case SF:
                if (!out()) advance(lead(), 4);
                return;
            case SH:
                if (!out()) advance(bases, 1);
                return;
            default:
                out();
        }
    }

    void advance(int runners, int by) {
        int after = runners << by;
        bases = (bases & ~runners) | (after & BASES);
        runs[batting] = std::min(LIMIT, runs[batting] + __builtin_popcount(unsigned(after >> 4)));
    }

    int lead() const { return bases & THIRD ? THIRD : bases & SECOND ? SECOND : bases & FIRST; }

    int forced() const { return !(bases & FIRST) ? 0 : !(bases & SECOND) ? FIRST : bases; }

    bool out() {
        if (++outs < 3) return false;
        outs = bases = 0;
        batting = 1 - batting;
        return true;
    }

    bool lead_out() {
        if (!bases) return false;
        bases ^= lead();
        return out();
    }
};

static int pick(const Game& g, Chance& chance) {
    return g.options[g.count == 1 ? 0 : chance.below(g.count)];
}

static i64 fold(i64 h, i64 x) { return ((h ^ x) & 0x3FFFFFFFFFF) * 1000003 & 0x3FFFFFFFFFF; }

static i64 trace(Game& g, i64 seed) {
    Chance chance(seed);
    i64 h = 0;
    while (g.seat >= 0) {
        int option = pick(g, chance);
        h = fold(h, g.seat);
        for (int i = 0; i < g.count; i++) h = fold(h, g.options[i]);
        h = fold(h, option);
        h ^= h >> 21;
        g.apply(option);
    }
    return h;
}

static double cpu_seconds() { return double(clock()) / CLOCKS_PER_SEC; }

static void measure_play(double seconds) {
    double start = cpu_seconds(), spent = 0;
    i64 decisions = 0, games = 0;
    for (; spent < seconds; spent = cpu_seconds() - start)
        for (int i = 0; i < 200; i++) {
            games++;
            Game g(4, games);
            Chance chance(games);
            for (; g.seat >= 0; decisions++) g.apply(pick(g, chance));
        }
    printf("%lld %lld %.6f\n", (long long)decisions, (long long)games, spent);
}

static void measure_clone(double seconds) {
    Game g(4, 1), copy(4, 2);
    double start = cpu_seconds(), spent = 0;
    i64 copies = 0;
    for (; spent < seconds; spent = cpu_seconds() - start)
        for (int i = 0; i < 100000; i++, copies++) {
            memcpy(&copy, &g, sizeof g);
            asm volatile("" : : "r"(&copy) : "memory");  // or the compiler would see that nobody looks at the copy
        }
    printf("%lld %.6f\n", (long long)copies, spent);
}

int main(int argc, char** argv) {
    int total = 0;
    for (int k = 0; k < KINDS && argc == 3 + KINDS; k++) total += atoi(argv[3 + k]);
    if (total != CARDS) {
        fprintf(stderr, "usage: moorwerk trace|play|clone NUMBER COUNTS (%d numbers that add up to %d)\n", KINDS, CARDS);
        return 2;
    }
    for (int k = 0; k < KINDS; k++)
        for (int i = atoi(argv[3 + k]); i > 0; i--) new_deck.cards[new_deck.size++] = u8(k);
    if (!strcmp(argv[1], "trace"))
        for (int s = 0; s < atoi(argv[2]); s++) {
            Game g(2 + s % 5, s);
            i64 found = trace(g, s);
            printf("%lld %d %d\n", (long long)found, g.runs[0], g.runs[1]);
        }
    else if (!strcmp(argv[1], "play"))
        measure_play(atof(argv[2]));
    else
        measure_clone(atof(argv[2]));
}
