"""What the policy of Sushi Go! is trained on: one edition in half of the games, every dessert."""

from sushibelt.bots.learning import Learning
from sushibelt.bots.sushi_go.encode import MOST_FEATURES, WEIGHTS, encode
from sushibelt.bots.sushi_go.weights import FORMAT, TABLES

ORIGINAL, ANNIVERSARY = "sushi-go/original-2013", "sushi-go/anniversary"
DESSERTS = ("", "+pudding", "+frozen-yogurt", "+bubble-tea", "+mochi")
OTHERS = tuple(f"{ANNIVERSARY}{dessert}" for dessert in DESSERTS)
FOR_TWO = tuple((name, 2) for other in OTHERS for name in (ORIGINAL, other))
FOR_MORE = tuple(
    pair
    for other, few, many in zip(OTHERS, (3, 4, 5, 4, 4), (4, 4, 4, 3, 5), strict=True)
    for pair in ((ORIGINAL, many), (other, few))
)

LEARNING = Learning(
    encode=encode,
    most_features=MOST_FEATURES,
    weights=WEIGHTS,
    format=FORMAT,
    lessons=dict(zip(TABLES, (FOR_TWO, FOR_MORE), strict=True)),
)
